import { Box, Text } from "ink"
import { type Line, type Tone, textOf } from "../output/lines.ts"

const colors = { good: "green", warning: "yellow", bad: "red" } as const

const styleOf = (tone: Tone | undefined, color: boolean) => {
  if (tone === "label") return { dimColor: true }
  if (tone === "strong") return { bold: true }
  return tone === undefined || !color ? {} : { color: colors[tone] }
}

interface LineProps {
  readonly line: Line
  readonly color: boolean
  /** The mark of a chosen row. */
  readonly mark?: string
}

export const ReportLine = ({ line, color, mark = "" }: LineProps) => (
  <Text wrap="truncate-end">
    {mark}
    {textOf(line) === "" && mark === "" ? " " : null}
    {line.map(({ text, tone }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the spans of a line never change places
      <Text key={at} {...styleOf(tone, color)}>
        {text}
      </Text>
    ))}
  </Text>
)

export interface KeyHint {
  readonly key: string
  readonly does: string
}

/** What the keys do, at the bottom of every screen. */
export const KeyHints = ({ hints }: { readonly hints: readonly KeyHint[] }) => (
  <Box gap={2}>
    {hints.map(({ key, does }) => (
      <Text key={key}>
        {key} <Text dimColor>{does}</Text>
      </Text>
    ))}
  </Box>
)
