/** A speech bubble with a handset, drawn for this site. It is hidden from screen readers. */
export function WhatsappMark({ size = 22 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      className="shrink-0"
    >
      <path d="M3 21l1.5-4.6A9 9 0 1 1 8 19.8z" strokeLinejoin="round" />
      <path
        d="M9.3 7.6c-.9.3-1.4 1.2-1.2 2.3.5 2.6 2.9 5 5.7 5.7 1.1.2 2.1-.3 2.4-1.2.2-.6 0-.9-.5-1.2l-1.2-.7c-.5-.2-.8-.1-1.1.3l-.3.4c-1.3-.6-2.2-1.5-2.7-2.7l.4-.4c.3-.3.4-.6.2-1l-.6-1.2c-.3-.5-.6-.6-1.1-.3z"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}
