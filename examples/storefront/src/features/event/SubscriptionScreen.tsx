import { useSeatSelection } from "@parterre/react"
import { useParams } from "react-router-dom"
import { SeatingScreen } from "./SeatingScreen.tsx"

/** A subscription: the same seats at each of its events, at one price for them all [SHELL-041]. */
export function SubscriptionScreen() {
  const { subscriptionId = "" } = useParams()
  return <SeatingScreen selection={useSeatSelection({ subscriptionId })} />
}
