import type { SaleState } from "@parterre/contract"
import { CircleCheck, CircleX, Clock } from "lucide-react"

const signs: Readonly<Record<SaleState, typeof Clock>> = {
  ONSALE: CircleCheck,
  SOLDOUT: CircleX,
  WASONSALE: CircleX,
  NOTAVAILABLE: Clock,
  CANCELLED: CircleX,
  INVISIBLE: Clock,
}

/** The sign of a sale state, for where its words stand beside it. */
export function SaleStateSign({ state }: { state: SaleState }) {
  const Sign = signs[state]
  return <Sign size={16} strokeWidth={1.5} aria-hidden />
}
