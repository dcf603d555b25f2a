interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns whether the visitor asked to save data or is on 2G. Only Chromium exposes this. */
export function savesData(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection || {};
  return saveData || /2g/.test(effectiveType);
}
