import type { Cart } from "@parterre/contract"
import { Ticket } from "lucide-react"
import { styled } from "styled-components"
import { type DeliveryChoice, eventTitle } from "./deliveries.ts"
import { useDeliveryWords } from "./use-delivery-words.ts"

interface SettledDeliveryProps {
  cart: Cart
  choices: readonly DeliveryChoice[]
}

/** How the tickets reach the shopper where there is one way: a sentence, not a step. */
export function SettledDelivery({ cart, choices }: SettledDeliveryProps) {
  const words = useDeliveryWords()
  return (
    <Sentences>
      {choices.map(({ eventIds, ways: [way] }) => (
        <p key={eventIds.join()}>
          <Ticket size={20} strokeWidth={1.5} aria-hidden />
          <span>
            {choices.length > 1 && `${eventIds.map((id) => eventTitle(cart, id)).join(", ")} · `}
            {way !== undefined && (
              <>
                <b>{words.name(way)}</b>
                <small>{words.help(way)}</small>
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
