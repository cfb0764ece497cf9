import type { Cart } from "@parterre/contract"
import { Ticket } from "lucide-react"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { type DeliveryChoice, eventTitle } from "./deliveries.ts"

interface SettledDeliveryProps {
  cart: Cart
  choices: readonly DeliveryChoice[]
}

/** How the tickets reach the shopper where there is one way: a sentence, not a step. */
export function SettledDelivery({ cart, choices }: SettledDeliveryProps) {
  const { t, money } = useTexts()
  return (
    <Sentences>
      {choices.map(({ eventIds, modes: [mode] }) => (
        <p key={eventIds.join()}>
          <Ticket size={20} strokeWidth={1.5} aria-hidden />
          <span>
            {choices.length > 1 && `${eventIds.map((id) => eventTitle(cart, id)).join(", ")} · `}
            {mode !== undefined && (
              <>
                <b>{t(`checkout.delivery.${mode.code}`)}</b>
                {mode.price > 0 && ` · ${money(mode.price)}`}
                <small>{t(`checkout.delivery.${mode.code}.help`)}</small>
              </>
            )}
          </span>
        </p>
      ))}
    </Sentences>
  )
}

const Sentences = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  margin-bottom: ${({ theme }) => theme.space[5]};
  padding-bottom: ${({ theme }) => theme.space[5]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  p { display: flex; gap: ${({ theme }) => theme.space[3]}; }
  b { font-weight: 600; }
  small { display: block; color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
  svg { flex: none; margin-top: 2px; color: ${({ theme }) => theme.color.accent}; }
`
