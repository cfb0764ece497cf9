import type { Province } from "@parterre/domain/provinces"
import { useId } from "react"
import { styled } from "styled-components"
import { overLabel } from "../../shared/forms/field-frame.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { type DeliveryWay, modeIn } from "./deliveries.ts"
import { useDeliveryWords } from "./use-delivery-words.ts"

interface DeliveryGroupProps {
  /** Of the first way, for what is wrong to lead to. */
  id: string
  legend: string
  /** Named only where events are delivered in different ways. */
  events: readonly string[]
  /** Events that are asked about at once; each is delivered at the price. */
  count: number
  ways: readonly DeliveryWay[]
  /** Where they are to go, once that is known. */
  province: Province | undefined
  /** Undefined when a way has to be chosen anew. */
  code: string | undefined
  onChoose: (code: string) => void
}

/** Ways of delivery to choose from, each with what it means and costs, or that it does not go there. */
export function DeliveryGroup({
  id,
  legend,
  events,
  count,
  ways,
  province,
  code,
  onChoose,
}: DeliveryGroupProps) {
  const { t, money } = useTexts()
  const words = useDeliveryWords()
  const name = useId()
  const cost = (way: DeliveryWay) => {
    const mode = modeIn(way, province)
    if (mode === undefined) return t("checkout.delivery.notThere")
    if (mode.price === 0) return t("checkout.delivery.free")
    const isKnown = province !== undefined || way.modes.length === 1
    const price = money(mode.price * count)
    return (
      <>
        {isKnown ? price : t("checkout.delivery.from", { price })}
        {count > 1 && <small>{t("checkout.delivery.each", { price: money(mode.price), count })}</small>}
      </>
    )
  }
  return (
    <Group role="radiogroup" aria-labelledby={name}>
      <span id={name}>{[legend, ...events].join(" · ")}</span>
      {ways.map((way, index) => (
        <Choice key={way.code}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            checked={way.code === code}
            disabled={modeIn(way, province) === undefined}
            onChange={() => onChoose(way.code)}
          />
          <Dot aria-hidden />
          <span>
            <b>{words.name(way)}</b>
            <small>{words.help(way)}</small>
          </span>
          <span>{cost(way)}</span>
        </Choice>
      ))}
    </Group>
  )
}

const Group = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  > span:first-child { font-weight: 600; }
`
const Dot = styled.i`
  flex: none;
  width: 20px;
  height: 20px;
  margin-top: 2px;
  border: 2px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: 50%;
`
const Choice = styled.label`
  position: relative;
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceRaised};
  cursor: pointer;
  input { ${overLabel} }
  > span:nth-of-type(1) { flex: 1; }
  > span:last-child { max-width: 35%; text-align: right; }
  b, small { display: block; font-weight: 600; }
  small { font-weight: 400; font-size: ${({ theme }) => theme.size.small}; color: ${({ theme }) => theme.color.inkMuted}; }
  &:has(:checked) {
    border-color: ${({ theme }) => theme.color.accent};
    box-shadow: 0 0 0 1px ${({ theme }) => theme.color.accent};
    i { border: 6px solid ${({ theme }) => theme.color.accent}; }
  }
  &:has(:disabled) { color: ${({ theme }) => theme.color.inkMuted}; cursor: default; }
  &:has(:focus-visible) { outline: 3px solid ${({ theme }) => theme.color.focus}; outline-offset: 3px; border-radius: ${({ theme }) => theme.radius.medium}; }
`
