import type { CartElement } from "@parterre/contract"
import { styled } from "styled-components"
import { LineText } from "../../../shared/cart/LineText.tsx"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Figures, Surface } from "../../../shared/ui/Surface.ts"
import { EventFacts } from "../EventFacts.tsx"
import { LinePrice } from "../LinePrice.tsx"
import { useCartParts } from "../use-cart-parts.ts"

/** Everything in a cart for one event, without anything to change it. */
export function LinkedElement({ element }: { element: CartElement }) {
  const { money } = useTexts()
  const shows = useCartParts()
  return (
    <Card as="section" aria-label={element.title}>
      <EventFacts element={element} />
      <ul>
        {element.prices.map((line) => (
          <Line key={line.reservationId + line.id}>
            <div>
              <LineText line={line} />
              <LinePrice line={line} withServiceCharge={shows("serviceCharge")} />
            </div>
            <Figures>{money(line.total)}</Figures>
          </Line>
        ))}
      </ul>
    </Card>
  )
}

const Card = styled(Surface)`
  padding: ${({ theme }) => theme.space[5]};
  > ul { margin-top: ${({ theme }) => theme.space[5]}; }
  ${({ theme }) => theme.upTo(600)} { padding: ${({ theme }) => theme.space[4]}; }
`
const Line = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  padding-block: ${({ theme }) => theme.space[4]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  > span { font-weight: 600; font-size: ${({ theme }) => theme.size.lead}; }
`
