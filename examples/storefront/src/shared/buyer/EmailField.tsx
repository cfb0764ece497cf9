import { textLimits } from "@parterre/contract"
import { isEmail, suggestedEmail } from "@parterre/domain/clients"
import { useEmailCheck } from "@parterre/react"
import { useState } from "react"
import { styled } from "styled-components"
import { TextField } from "../forms/TextField.tsx"
import { useSite } from "../site/site.ts"
import { useTexts } from "../texts/use-texts.ts"
import { Button } from "../ui/Button.tsx"

interface EmailFieldProps {
  id: string
  label: string
  /** Said before an error happens. */
  help?: string
  value: string
  error: string | undefined
  onChange: (email: string) => void
  onLeave: () => void
}

/**
 * An email; a likely slip of its domain is pointed out, and one press mends it [ACC-007]. Where the site has addresses checked,
 * one that is doubtful is marked; it may be kept all the same [VAL-035].
 */
export function EmailField({ id, label, help, value, error, onChange, onLeave }: EmailFieldProps) {
  const { t } = useTexts()
  const [left, setLeft] = useState("")
  const { emailCheck = false } = useSite().config
  const [kept, keep] = useState("")
  const typed = left === value ? value.trim() : ""
  const verdict = useEmailCheck(typed, emailCheck)
  const isDoubtful = emailCheck && typed !== "" && typed !== kept && !verdict.ok && error === undefined
  const meant = (verdict.ok ? undefined : verdict.suggestion) ?? suggestedEmail(typed)
  const suggestion = typed === kept ? undefined : meant
  return (
    <div>
      <TextField
        id={id}
        name="email"
        type="email"
        label={label}
        help={help}
        autoComplete="email"
        maxLength={textLimits.Email}
        isRequired
        value={value}
        error={error ?? (isDoubtful && isEmail(typed) ? t("checkout.email.doubtful") : undefined)}
        onChange={onChange}
        onBlur={() => {
          setLeft(value)
          onLeave()
        }}
      />
      <Meant role="status">
        {suggestion !== undefined && (
          <>
            <span>{t("formMsg.errors.suggestedEmail", { suggestion })}</span>
            <Button kind="plain" onPress={() => onChange(suggestion)}>
              {t("checkout.email.use", { suggestion })}
            </Button>
          </>
        )}
        {isDoubtful && isEmail(typed) && (
          <Button kind="plain" onPress={() => keep(typed)}>
            {t("checkout.email.keep", { email: typed })}
          </Button>
        )}
      </Meant>
    </div>
  )
}

const Meant = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `0 ${theme.space[2]}`};
  font-size: ${({ theme }) => theme.size.small};
  button { overflow-wrap: anywhere; }
`
