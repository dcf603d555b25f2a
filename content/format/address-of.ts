/** A name as part of an address: 'Chiang Mai' becomes 'chiang-mai'. The editor derives the address of a new trip in the same way. */
export const addressOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
