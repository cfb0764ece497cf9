import type { Localized } from "@parterre/contract"
import { planFromSvg, type SvgReview } from "@parterre/seating-plans/svg"
import { noSvg, readSvg, tooLarge } from "../files/svg-tree.ts"

/** What was understood of a drawing, or why nothing was. */
export type SvgAnswer =
  | { readonly review: SvgReview; readonly isHostile: boolean }
  | { readonly fault: Localized }

const MOST_BYTES = 40_000_000

/** A drawing of many megabytes takes seconds to understand: meanwhile the page answers. */
self.onmessage = ({ data }: MessageEvent<File>) => {
  reviewOf(data).then(
    (answer) => self.postMessage(answer),
    () => self.postMessage({ fault: noSvg } satisfies SvgAnswer),
  )
}

async function reviewOf(file: File): Promise<SvgAnswer> {
  if (file.size > MOST_BYTES) return { fault: tooLarge }
  const tree = readSvg(await file.text())
  if ("fault" in tree) return tree
  const name = nameOf(file)
  const review = planFromSvg(tree.root, { name, newGuid: () => crypto.randomUUID() })
  return "fault" in review ? { fault: review.fault.message } : { review, isHostile: tree.isHostile }
}

const nameOf = ({ name }: File): string => name.replace(/\.svg$/i, "").slice(0, 100)
