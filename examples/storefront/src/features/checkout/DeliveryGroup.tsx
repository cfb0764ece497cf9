import type { DeliveryCategory, ShippingMode } from "@parterre/contract"
import { useId } from "react"
import { styled } from "styled-components"
import { overLabel } from "../../shared/forms/field-frame.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"

interface DeliveryGroupProps {
  legend: string
  /** Named only where events are delivered in different ways. */
  events: readonly string[]
  modes: readonly ShippingMode[]
  code: DeliveryCategory | undefined
  onChoose: (code: DeliveryCategory) => void
}

/** Ways of delivery to choose from, each with what it means and costs. */
export function DeliveryGroup({ legend, events, modes, code, onChoose }: DeliveryGroupProps) {
  const { t, money } = useTexts()
  const name = useId()
  return (
    <Group role="radiogroup" aria-labelledby={name}>
      <span id={name}>{[legend, ...events].join(" · ")}</span>
      {modes.map((mode) => (
        <Choice key={mode.code}>
          <input type="radio" name={name} checked={mode.code === code} onChange={() => onChoose(mode.code)} />
          <Dot aria-hidden />
          <span>
            <b>{t(`checkout.delivery.${mode.code}`)}</b>
            <small>{t(`checkout.delivery.${mode.code}.help`)}</small>
          </span>
          <span>{mode.price === 0 ? t("checkout.delivery.free") : money(mode.price)}</span>
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
  b, small { display: block; font-weight: 600; }
  small { font-weight: 400; font-size: ${({ theme }) => theme.size.small}; color: ${({ theme }) => theme.color.inkMuted}; }
  &:has(:checked) {
    border-color: ${({ theme }) => theme.color.accent};
    box-shadow: 0 0 0 1px ${({ theme }) => theme.color.accent};
    i { border: 6px solid ${({ theme }) => theme.color.accent}; }
  }
  &:has(:focus-visible) { outline: 3px solid ${({ theme }) => theme.color.focus}; outline-offset: 3px; border-radius: ${({ theme }) => theme.radius.medium}; }
`
