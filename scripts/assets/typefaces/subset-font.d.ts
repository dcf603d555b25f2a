declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** The OpenType features to keep; all by default. */
    keepFeatures?: string[];
    noHinting?: boolean;
    /** Drops glyphs that are only reachable by a substitution. */
    noLayoutClosure?: boolean;
    variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
  }
  /** Keeps only the glyphs of `text` and, for a variable font, only the given range of its axes. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
