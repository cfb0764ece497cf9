import { useSeatSelection } from "@parterre/react"
import { useParams } from "react-router-dom"
import { SeatingScreen } from "./SeatingScreen.tsx"

/** One evening, under its page or by itself [SHELL-017] [SHELL-041]. */
export function EventScreen() {
  const { eventId = "", performancesId = eventId } = useParams()
  return <SeatingScreen selection={useSeatSelection(performancesId)} />
}
