/** The length of an ask. */

/** The longest text that is read. */
export const longestAsk = 300;

/**
 * The longest text that the box takes. It is longer than what is read, so that the page can say that it left something out, and short enough for
 * an address: in scripts of India each letter takes nine characters there, and hosts take 8,000.
 */
export const longestText = 400;
