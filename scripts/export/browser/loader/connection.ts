interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor asked for little data, or is on 2G. Only Chromium tells. */
export function savesData(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection || {};
  return saveData || /2g/.test(effectiveType);
}
