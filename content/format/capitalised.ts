/** Capitalises the first letter, as at the start of a sentence: 'Six honeymoons' for 'six honeymoons'. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
