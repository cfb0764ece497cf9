import type { PasswordForm } from "@parterre/domain/passwords"
import { Check } from "lucide-react"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { VisuallyHidden } from "../../shared/ui/Surface.ts"
import { passwordRules } from "./password-rules.ts"

interface PasswordRulesProps {
  id: string
  password: string
  form: PasswordForm
}

/** The rules of a password, told before one is broken, each checked off while it is typed. */
export function PasswordRules({ id, password, form }: PasswordRulesProps) {
  const { t } = useTexts()
  return (
    <Rules id={id}>
      <p>{t("client.password.rules")}</p>
      <ul>
        {passwordRules(password, form).map(({ rule, kept }) => (
          <Rule key={rule} $kept={kept}>
            <span aria-hidden>{kept && <Check size={14} strokeWidth={2.5} />}</span>
            <span>
              {rule === "length"
                ? t(`client.password.rule.length.${form}`)
                : t(`client.password.rule.${rule}`)}
              {kept && <VisuallyHidden>, {t("client.password.rule.kept")}</VisuallyHidden>}
              {!kept && password !== "" && ` ${t("client.password.rule.missing", { rule })}`}
            </span>
          </Rule>
        ))}
      </ul>
    </Rules>
  )
}

const Rules = styled.div`
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceSunken};
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.size.small};
  ul { display: grid; gap: 2px; margin-top: ${({ theme }) => theme.space[1]}; }
`
const Rule = styled.li<{ $kept: boolean }>`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme, $kept }) => ($kept ? theme.color.success : "inherit")};
  > span:first-child {
    display: grid;
    place-items: center;
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 3px;
    border: 1px solid currentColor;
    border-radius: 50%;
  }
`
