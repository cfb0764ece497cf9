import type { PartyOffer } from "@parterre/domain/party-finder"
import type { FoundParty, SeatSelection } from "@parterre/react"
import { useRef, useState } from "react"

/** A search in words: what was found last, and the way from an offer to the selection. */
export function usePartyFinder(selection: SeatSelection, onChosen: () => void) {
  const [found, setFound] = useState<FoundParty>()
  const [isSearching, setSearching] = useState(false)
  const latest = useRef(0)
  return {
    found,
    isSearching,
    async search(sentence: string) {
      const own = ++latest.current
      setSearching(true)
      // The seats of another question are not to be pressed for this one.
      setFound(undefined)
      try {
        const answer = await selection.findParty(sentence)
        // A later search, or a change of evening, has made this one old.
        if (own === latest.current) setFound(answer)
      } finally {
        if (own === latest.current) setSearching(false)
      }
    },
    async choose(offer: PartyOffer) {
      // Either way the offers are of a house that has changed.
      const isTaken = await selection.takeOffer(offer)
      setFound(undefined)
      if (isTaken) onChosen()
    },
  }
}
