declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features to keep, all unless given. */
    keepFeatures?: string[];
    noHinting?: boolean;
    /** Keep no glyph that only a substitution leads to. */
    noLayoutClosure?: boolean;
    variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
  }
  /** Keeps only the glyphs of `text`, and of a variable font only the given stretch of its axes. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
