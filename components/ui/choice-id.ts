/** The id of one choice's radio button: the filter's control and its style rules meet by it. */
export const choiceId = (name: string, id: string) => `${name}-${id}`;
