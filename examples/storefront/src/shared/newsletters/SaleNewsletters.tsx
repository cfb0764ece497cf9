import { useCart, useNewsletters } from "@parterre/react"
import type { ReactNode } from "react"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { NewsletterTicks } from "./NewsletterTicks.tsx"

interface SaleNewslettersProps {
  ticked: readonly string[]
  onChange: (ticked: readonly string[]) => void
  /** Their shape, until they are known. */
  awaited: ReactNode
}

/** Newsletters of whoever plays what is being bought, under the shopper's details; none is ticked beforehand [NEWS-003]. */
export function SaleNewsletters({ ticked, onChange, awaited }: SaleNewslettersProps) {
  const { t } = useTexts()
  const { cart } = useCart()
  const events = [...new Set((cart?.cartElements ?? []).flatMap(({ eventId }) => eventId ?? []))].slice(0, 50)
  const { offered } = useNewsletters({ type: "sale", performanceIds: events })
  if (offered.status === "loading") return awaited
  // A purchase waits for no newsletter.
  if (offered.status !== "ready" || offered.value.length === 0) return null
  return (
    <Offer>
      <NewsletterTicks
        legend="newsletter.sale"
        offered={offered.value}
        ticked={new Set(ticked)}
        onTick={(id, isTicked) => onChange(isTicked ? [...ticked, id] : ticked.filter((one) => one !== id))}
      />
      <p>{t("newsletter.sale.after")}</p>
    </Offer>
  )
}

const Offer = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  > p { margin: 0; color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
`
