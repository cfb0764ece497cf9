import { Tick } from "../../shared/forms/Tick.tsx"
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
