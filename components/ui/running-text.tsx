/** Prices, telephone numbers and email addresses. */
const untranslated = /(₹[\d,]*\d|\+\d[\d ]+\d|[\w.-]+@[\w.-]+\w)/;

/** A text in which prices, telephone numbers and email addresses are marked not to be translated. */
export function RunningText({ children }: { children: string }) {
  return children.split(untranslated).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} translate="no">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
