/** A text as a sentence begins: 'six honeymoons' is 'Six honeymoons'. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
