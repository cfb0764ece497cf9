import { Check } from "lucide-react"
import { styled } from "styled-components"
import { overLabel } from "../../shared/forms/field-frame.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"

interface ConsentProps {
  isGiven: boolean
  /** Where the policy is, in the shopper's language. */
  policy: string | undefined
  onChange: (given: boolean) => void
}

/** Consent to the policy, where the organiser asks for it; never given beforehand [VAL-028]. */
export function Consent({ isGiven, policy, onChange }: ConsentProps) {
  const { t } = useTexts()
  return (
    <div>
      <Tick isSelected={isGiven} onChange={onChange} isRequired>
        {t("client.signUp.consent")}
      </Tick>
      {policy !== undefined && (
        <a href={policy} target="_blank" rel="noopener noreferrer">
          {t("client.signUp.policy")}
        </a>
      )}
    </div>
  )
}

interface TickProps {
  isSelected: boolean
  isRequired?: boolean
  onChange: (selected: boolean) => void
  children: string
}

/** A box to tick, its words part of it. */
export const Tick = ({ children, isSelected, isRequired = false, onChange }: TickProps) => (
  <Box>
    <input
      type="checkbox"
      checked={isSelected}
      aria-required={isRequired || undefined}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span aria-hidden>
      <Check size={16} strokeWidth={3} />
    </span>
    {children}
  </Box>
)

const Box = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-height: 44px;
  cursor: pointer;
  input { ${overLabel} }
  > span[aria-hidden] {
    display: grid;
    place-items: center;
    flex: none;
    width: 24px;
    height: 24px;
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.surfaceRaised};
    color: transparent;
  }
  &:has(:checked) > span[aria-hidden] {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
  }
  &:has(:focus-visible) > span[aria-hidden] { outline: 3px solid ${({ theme }) => theme.color.focus}; outline-offset: 2px; }
`
