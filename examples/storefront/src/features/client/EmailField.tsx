import { textLimits } from "@parterre/contract"
import { suggestedEmail } from "@parterre/domain/clients"
import { useState } from "react"
import { styled } from "styled-components"
import { TextField } from "../../shared/forms/TextField.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"

interface EmailFieldProps {
  id: string
  value: string
  error: string | undefined
  onChange: (email: string) => void
  onLeave: () => void
}

/** An email; a likely slip of its domain is pointed out, and one press mends it [ACC-007]. */
export function EmailField({ id, value, error, onChange, onLeave }: EmailFieldProps) {
  const { t } = useTexts()
  const [left, setLeft] = useState("")
  const suggestion = left === value ? suggestedEmail(value.trim()) : undefined
  return (
    <div>
      <TextField
        id={id}
        name="email"
        type="email"
        label={t("client.email")}
        autoComplete="email"
        maxLength={textLimits.Email}
        isRequired
        value={value}
        error={error}
        onChange={onChange}
        onBlur={() => {
          setLeft(value)
          onLeave()
        }}
      />
      <Meant role="status">
        {suggestion !== undefined && (
          <>
            <span>{t("client.email.meant", { suggestion })}</span>
            <Button kind="plain" onPress={() => onChange(suggestion)}>
              {t("client.email.use", { suggestion })}
            </Button>
          </>
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
