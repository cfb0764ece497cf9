import type { DeliveryCategory, ShippingMode } from "@parterre/contract"
import { Label, Radio, RadioGroup } from "react-aria-components"
import { styled } from "styled-components"
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
  return (
    <Group value={code ?? null} onChange={(value) => onChoose(value as DeliveryCategory)}>
      <Label>{[legend, ...events].join(" · ")}</Label>
      {modes.map((mode) => (
        <Choice key={mode.code} value={mode.code}>
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

const Group = styled(RadioGroup)`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  > span:first-child, > label:first-child { font-weight: 600; }
`
const Dot = styled.i`
  flex: none;
  width: 20px;
  height: 20px;
  margin-top: 2px;
  border: 2px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: 50%;
`
const Choice = styled(Radio)`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceRaised};
  cursor: pointer;
  > span:nth-of-type(2) { flex: 1; }
  b, small { display: block; font-weight: 600; }
  small { font-weight: 400; font-size: ${({ theme }) => theme.size.small}; color: ${({ theme }) => theme.color.inkMuted}; }
  &[data-selected] {
    border-color: ${({ theme }) => theme.color.accent};
    box-shadow: 0 0 0 1px ${({ theme }) => theme.color.accent};
    i { border: 6px solid ${({ theme }) => theme.color.accent}; }
  }
  &[data-focus-visible] { outline: 3px solid ${({ theme }) => theme.color.focus}; outline-offset: 3px; border-radius: ${({ theme }) => theme.radius.medium}; }
`
