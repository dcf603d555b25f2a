/** The whole kit. */
export * from './animals';
export * from './boats';
export * from './brand';
export * from './buildings';
export * from './colour';
export * from './document';
export * from './land';
export * from './light';
export * from './numbers';
export * from './ornaments';
export * from './path';
export * from './people';
export * from './reef';
export * from './sky';
export * from './trees';
export * from './vehicles';
export * from './water';
