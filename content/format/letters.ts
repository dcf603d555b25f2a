/** What the operator may write in text: the signs of the text typeface, and Tamil, which a visitor's device draws. */
export const writable = /^[\n -~\u00a0©°·×½éè–—‘’“”•…₹\u0b80-\u0bff\u200c\u200d]*$/u;

/** What names are written with: the signs of the display typeface. */
export const writableLarge = /^[ !"%-)+-;?A-Za-z\u00a0·éè–—‘’“”…₹]*$/u;

/** Words in Tamil, with the signs that join its letters. */
export const tamilWords = /[\u0b80-\u0bff\u200c\u200d]+(?: +[\u0b80-\u0bff\u200c\u200d]+)*/u;
