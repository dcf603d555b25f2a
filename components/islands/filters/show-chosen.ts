/**
 * Scrolls each row of choices, which may be many screens long, to its first chosen one, as a URL may choose something out of sight. It does
 * not scroll a row whose choice is visible.
 */
export function showChosen(root: Element): void {
  for (const row of root.querySelectorAll<HTMLElement>('fieldset > div')) {
    const label = row.querySelector(':checked')?.closest('label');
    if (!label) continue;
    const [left, top] = [label.offsetLeft - row.offsetLeft, label.offsetTop - row.offsetTop];
    if (left + label.offsetWidth > row.scrollLeft + row.clientWidth) row.scrollLeft = left;
    if (top + label.offsetHeight > row.scrollTop + row.clientHeight) row.scrollTop = top;
  }
}
