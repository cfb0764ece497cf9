import type { ImportProblem } from "./problem.ts"
import type { PageSource } from "./tenant-folder.ts"

interface KnownToSuggestions {
  /** Keys of the programme's pages, those that are refused included. */
  readonly pages: ReadonlySet<string>
  /** Keys of events; undefined while not all pages could be read. */
  readonly events: ReadonlySet<string> | undefined
}

/** What is wrong with what a page suggests: a place that is not there, an event that nothing bears. */
export const suggestionProblems = (
  { file: { source, value } }: PageSource,
  { pages, events }: KnownToSuggestions,
): readonly ImportProblem[] =>
  (value.suggestions ?? []).flatMap(({ page, url, notEvents = [] }, index) => [
    ...((page === undefined) === (url === undefined)
      ? [
          source.problem(
            ["suggestions", index],
            "a suggestion leads to a page or to a url: give one of the two",
          ),
        ]
      : []),
    ...(page === undefined || pages.has(page)
      ? []
      : [source.problem(["suggestions", index, "page"], `there is no pages/${page}.yaml`)]),
    ...notEvents.flatMap((event, e) =>
      events === undefined || events.has(event)
        ? []
        : [source.problem(["suggestions", index, "notEvents", e], `there is no event "${event}"`)],
    ),
  ])
