import { textLimits } from "@parterre/contract"
import { Eye, EyeOff } from "lucide-react"
import { type ComponentProps, useState } from "react"
import { styled } from "styled-components"
import { TextField } from "../../shared/forms/TextField.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "sign"> & {
  autoComplete: "current-password" | "new-password"
}

/** A password, hidden until the shopper wants to read it [ACC-004]. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTexts()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field
      {...props}
      type={isShown ? "text" : "password"}
      spellCheck="false"
      maxLength={textLimits.Password}
      sign={
        <button
          type="button"
          aria-label={t("client.password.show")}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={20} strokeWidth={1.5} aria-hidden />
        </button>
      }
    />
  )
}

const Field = styled(TextField)`
  input { padding-inline-end: 52px; }
  button {
    position: absolute;
    inset: 2px 2px auto auto;
    width: 44px;
    height: 44px;
    border: 0;
    border-radius: ${({ theme }) => theme.radius.medium};
    background: none;
    color: ${({ theme }) => theme.color.inkMuted};
    cursor: pointer;
  }
  button[aria-pressed="true"] { color: ${({ theme }) => theme.color.accent}; }
`
