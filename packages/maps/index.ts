/** The public interface of the maps. Lint refuses imports of any other file of this folder. */
export { maps, tripMap } from './contents';
export { sheets } from './frame';
export { indiaPoster } from './india-poster';
export { layMap } from './map';
export { tones, type Clipped, type Drawing, type Lettering, type Mark, type Shape } from './marks';
export { svgOf } from './svg';
