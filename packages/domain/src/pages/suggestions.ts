/** A link a page suggests; it is not for those who have one of `notEventIds` selected. */
export type Suggestion = { notEventIds?: readonly string[] | undefined }

/** The suggestions to offer beside what is selected, in their order [CAT-010]. */
export const offeredSuggestions = <Offer extends Suggestion>(
  suggestions: readonly Offer[],
  selectedEventIds: readonly string[],
): Offer[] =>
  suggestions.filter(({ notEventIds = [] }) => !notEventIds.some((id) => selectedEventIds.includes(id)))
