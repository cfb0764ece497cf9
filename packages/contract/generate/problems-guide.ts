import type { ProblemCatalogue } from "./problems.ts"

type Row = readonly string[]

/** A table of Markdown, its columns padded. */
function table(head: Row, rows: readonly Row[]): string {
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map((row) => (row[i] ?? "").length)))
  const line = (cells: Row) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(" | ")} |`
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n")
}

const fields: readonly Row[] = [
  ["`code`", "what happened; decide on this. An operation answers only the codes it lists"],
  ["`action`", "what the caller can do, one of the headings below"],
  ["`message`", "a sentence for the shopper, in the language of the request"],
  ["`status`", "the HTTP status, again"],
  ["`errors`", "the fields at fault, each with its `path` and what is wrong with it"],
  ["`messageKey`", "the key of a closer text, such as `checkout.stripe.error.insufficient_funds`"],
  ["`declineCode`", "why a card was refused, as far as its holder may know"],
  ["`retryAfter`", "seconds to wait; the `Retry-After` header says the same"],
]

const intro = `# Problems

Every request that fails answers \`application/problem+json\` (RFC 9457) with the same fields:

${table(["Field", "What it holds"], fields)}

Others go with a code: \`seatIds\` and \`nearest\` (seats), \`group\` (which group of a hold is at fault), \`min\`, \`max\` and
\`available\` (numbers), \`amount\` (cents), \`saleState\`, \`clientSecret\`, \`cardToken\`, \`queue\` (whose key is missing). A sentence with \`{min}\` in it always comes with \`min\`.

In the SDK a failure is typed by operation: \`isProblem(error, "seats-taken")\` narrows it, and \`error.action\` says what to
offer. On the server \`new Refusal("seats-taken", { seatIds })\` answers it, inside a transaction as outside.

This page is made from [\`openapi/problems.yaml\`](../../openapi/problems.yaml) by \`npm run generate\`; add a failure there, with its
status, action and both texts, then name it in the \`x-problems\` of its operations.
`

const local = `## Without a server

These happen in the browser, and no answer carries them: \`localProblems\` in \`@parterre/contract\`. Some have a message key of
their own; some keep a wording that logs look for.
`

/** `docs/guides/problems.md`: each code under what the caller can do. */
export function problemsGuide({ actions, problems, local: beside }: ProblemCatalogue): string {
  const sections = Object.entries(actions).flatMap(([action, meaning]) => {
    const rows = Object.entries(problems)
      .filter(([, problem]) => problem.action === action)
      .map(([code, { status, en, fr }]) => [`\`${code}\``, String(status), en, fr])
    const heading = `## \`${action}\`\n\n${meaning}.\n`
    return rows.length === 0 ? [] : [`${heading}\n${table(["Code", "Status", "English", "French"], rows)}\n`]
  })
  const besides = Object.entries(beside).map(([code, { action, says, key, en }]) => [
    `\`${code}\``,
    `\`${action}\``,
    key === undefined ? "" : `\`${key}\``,
    says ?? "",
    en,
  ])
  const last = table(["Code", "Action", "Message key", "In logs", "English"], besides)
  return [intro, ...sections, `${local}\n${last}\n`].join("\n")
}
