import type { FoundParty } from "@parterre/react"
import { useFinderWords } from "./use-finder-words.ts"

/** What a search has come to, in words: what is not there, what was found, and what was not understood. */
export function FoundAnswer({ found }: { found: FoundParty }) {
  const words = useFinderWords()
  return (
    <>
      {words.absent(found).map((said) => (
        <p key={said}>{said}</p>
      ))}
      <p>{words.answer(found)}</p>
      {found.request.beyond !== 0 && <p className="muted">{words.request(found)}</p>}
      {words.reservations(found).map((said) => (
        <p key={said}>{said}</p>
      ))}
    </>
  )
}
