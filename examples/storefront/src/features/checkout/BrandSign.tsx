import type { CardBrand } from "@parterre/domain/cards"
import { CreditCard } from "lucide-react"

interface BrandSignProps {
  brand: CardBrand | undefined
}

const words: Partial<Record<CardBrand, string>> = { visa: "VISA", amex: "AMEX", discover: "DISC", jcb: "JCB" }

/** The brand of a card, drawn in the colour of the text around it; its name is said elsewhere. */
export function BrandSign({ brand }: BrandSignProps) {
  if (brand === undefined) return <CreditCard size={24} strokeWidth={1.5} aria-hidden />
  return (
    <svg width={38} height={24} viewBox="0 0 38 24" fill="none" aria-hidden="true">
      <rect x={0.75} y={0.75} width={36.5} height={22.5} rx={4} stroke="currentColor" strokeWidth={1.5} />
      {brand === "mastercard" ? (
        <g fill="currentColor">
          <circle cx={15} cy={12} r={6.5} fillOpacity={0.85} />
          <circle cx={23} cy={12} r={6.5} fillOpacity={0.45} />
        </g>
      ) : (
        <text
          x={19}
          y={15.8}
          textAnchor="middle"
          fontSize={10}
          fontWeight={800}
          fontStyle={brand === "visa" ? "italic" : "normal"}
          fill="currentColor"
          textLength={brand === "jcb" ? 20 : 27}
          lengthAdjust="spacingAndGlyphs"
        >
          {words[brand]}
        </text>
      )}
    </svg>
  )
}
