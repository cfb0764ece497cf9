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

interface TextFieldProps extends AriaTextFieldProps {
  label: string
  /** Said before an error happens. */
  help?: string | undefined
  error?: string | undefined
  placeholder?: string | undefined
  /** Drawn at the end of the field, such as the brand of a card. */
  sign?: ReactNode
}

/** A labelled field; its error stands beside it and is read with it. */
export function TextField({ label, help, error, placeholder, sign, ...props }: TextFieldProps) {
  return (
    <Field {...props} isInvalid={error !== undefined}>
      <Label>{label}</Label>
      <Frame>
        <Input {...(placeholder === undefined ? {} : { placeholder })} />
        {sign}
      </Frame>
      {help !== undefined && error === undefined && <Help slot="description">{help}</Help>}
      <Fault>{error}</Fault>
    </Field>
  )
}

const Field = styled(AriaTextField)`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  align-content: start;
  label { font-weight: 600; }
`
const Frame = styled.div`
  position: relative;
  input {
    width: 100%;
    min-height: 48px;
    padding: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.surfaceRaised};
    color: ${({ theme }) => theme.color.ink};
    font-size: 1rem;
  }
  input[data-invalid] { border: 2px solid ${({ theme }) => theme.color.danger}; }
  input::placeholder { color: ${({ theme }) => theme.color.inkMuted}; }
  svg { position: absolute; inset: 0 12px 0 auto; margin-block: auto; }
`
const Help = styled(Text)`
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.size.small};
`
const Fault = styled(FieldError)`
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 600;
`
