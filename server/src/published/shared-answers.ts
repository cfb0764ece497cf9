import type { Clock } from "../clock.ts"
import { AnswerBytes, SharedAnswer } from "../http/shared-answer.ts"
import type { PublishedCatalogue } from "./published-catalogue.ts"
import type { PublishedWebsite } from "./published-website.ts"

/** What an answer is made of, and how long it is true. */
export interface AnswerState {
  /** Names the answer among all of its website: the operation, what is asked for, the language. */
  readonly key: string
  /** Tells this state from any other of the same revision; "" where only an import changes the answer. */
  readonly version: string
  /** The counts the answer tells of; each is fresh for a while. */
  readonly left?: readonly { readonly freshUntil: number }[]
  /** When the time alone changes the answer; infinite when absent. */
  readonly changesAt?: number
  /** Milliseconds after which it is made anew in any case: it tells the time. */
  readonly madeAnewAfter?: number
}

export type SharedAnswers = ReturnType<typeof sharedAnswers>

/** Makes answers as bytes, once for each state and whoever asks. */
export const sharedAnswers =
  (catalogue: PublishedCatalogue, clock: Clock) =>
  async (
    site: PublishedWebsite,
    { key, version, left = [], changesAt = Number.POSITIVE_INFINITY, madeAnewAfter }: AnswerState,
    make: (now: number) => object | Promise<object>,
  ): Promise<SharedAnswer> => {
    const { bytes, endsAt } = await site.memory.keep(`answer ${key}`, version, async () => {
      const now = clock.now()
      const answer = new AnswerBytes(await make(now))
      const ends = Math.min(changesAt, now + (madeAnewAfter ?? Number.POSITIVE_INFINITY))
      return { value: { bytes: answer, endsAt: ends }, size: answer.size, endsAt: ends }
    })
    const freshUntil = Math.min(
      endsAt,
      catalogue.freshUntil(site.row.id),
      ...left.map((counts) => counts.freshUntil),
    )
    return new SharedAnswer(bytes, { freshUntil, changesAt })
  }
