/** The characters that the operator may use in texts: those of the text font, and Tamil, which a visitor's device draws. */
export const writable = /^[\n -~\u00a0©°·×½éè–—‘’“”•…₹\u0b80-\u0bff\u200c\u200d]*$/u;

/** The characters that names may use: those of the display font. */
export const writableLarge = /^[ !"%-)+-;?A-Za-z\u00a0·éè–—‘’“”…₹]*$/u;

/** Words in Tamil, with the characters that join its letters. */
export const tamilWords = /[\u0b80-\u0bff\u200c\u200d]+(?: +[\u0b80-\u0bff\u200c\u200d]+)*/u;
