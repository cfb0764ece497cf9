import type { CartElement } from "@parterre/contract"
import { mergedLines } from "@parterre/domain/carts"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { Figures } from "../ui/Surface.ts"
import { ElementDates } from "./ElementDates.tsx"
import { LineText } from "./LineText.tsx"

/** An element of the cart with its lines and what each comes to, without anything to change it [CART-017]. */
export function ElementLines({ element }: { element: CartElement }) {
  const { money } = useTexts()
  return (
    <Element>
      <h3>{element.title}</h3>
      <ElementDates element={element} />
      {mergedLines(element.prices).map(({ line }) => (
        <Line key={line.reservationId + line.id}>
          <div>
            <LineText line={line} withDetails />
          </div>
          <Figures>{money(line.total)}</Figures>
        </Line>
      ))}
    </Element>
  )
}

const Element = styled.div`
  h3 { font-size: ${({ theme }) => theme.size.body}; font-weight: 700; }
  > p, > ul { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
`
const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  margin-top: ${({ theme }) => theme.space[3]};
  font-size: ${({ theme }) => theme.size.small};
`
