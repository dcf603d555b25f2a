/** The id of one choice's radio button: the filter's control and its style rules meet by it. */
export const choiceId = (name: string, id: string) => `${name}-${id}`;

/** Names the style element with the rules of a radio group: one of its own, so that it can be switched off alone. */
export const filterStyle = (name: string) => `filter-${name}`;
