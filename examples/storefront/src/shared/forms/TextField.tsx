import type { ReactNode } from "react"
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Input,
  Label,
  Text,
} from "react-aria-components"
import { styled } from "styled-components"
import { FieldFrame, fieldLook } from "./field-frame.ts"

interface TextFieldProps extends AriaTextFieldProps {
  label: string
  /** Said before an error happens. */
  help?: string | undefined
  error?: string | undefined
  placeholder?: string | undefined
  /** Drawn at the end of the field, such as the brand of a card. */
  sign?: ReactNode
  /** Of a new password: what a password manager may make, in its own language. */
  passwordRules?: string | undefined
}

/** A labelled field; its error stands beside it and is read with it. */
export function TextField({
  label,
  help,
  error,
  placeholder,
  sign,
  passwordRules,
  ...props
}: TextFieldProps) {
  return (
    <Field {...props} isInvalid={error !== undefined}>
      <Label>{label}</Label>
      <FieldFrame>
        <Input
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(passwordRules === undefined ? {} : { passwordrules: passwordRules })}
        />
        {sign}
      </FieldFrame>
      {help !== undefined && error === undefined && <Help slot="description">{help}</Help>}
      <Fault>{error}</Fault>
    </Field>
  )
}

const Field = styled(AriaTextField)`${fieldLook}`
const Help = styled(Text)`
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.size.small};
`
const Fault = styled(FieldError)`
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 600;
`
