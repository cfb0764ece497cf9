import { type ComponentProps, type ReactNode, useId } from "react"
import { styled } from "styled-components"
import { FieldFrame, fieldLook } from "./field-frame.ts"

interface TextFieldProps extends Omit<ComponentProps<"input">, "onChange" | "value" | "required"> {
  label: string
  value: string
  onChange: (value: string) => void
  /** Said, not enforced: the shop tells what is missing in its own words. */
  isRequired?: boolean
  /** Said before an error happens. */
  help?: string | undefined
  error?: string | undefined
  /** Drawn at the end of the field, such as the brand of a card. */
  sign?: ReactNode
  /** Of a new password: what a password manager may make, in its own language. */
  passwordRules?: string | undefined
}

/** A labelled field; its error stands beside it and is read with it. */
export function TextField({
  label,
  value,
  onChange,
  isRequired = false,
  help,
  error,
  sign,
  passwordRules,
  className,
  id: own,
  ...props
}: TextFieldProps) {
  const made = useId()
  const id = own ?? made
  const isHelped = help !== undefined && error === undefined
  return (
    <Field className={className}>
      <label htmlFor={id}>{label}</label>
      <FieldFrame>
        <input
          type="text"
          {...props}
          {...(passwordRules === undefined ? {} : { passwordrules: passwordRules })}
          id={id}
          value={value}
          aria-required={isRequired || undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={isHelped || error !== undefined ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {sign}
      </FieldFrame>
      {isHelped && <Help id={`${id}-note`}>{help}</Help>}
      {error !== undefined && (
        <Fault id={`${id}-note`} data-fault="">
          {error}
        </Fault>
      )}
    </Field>
  )
}

const Field = styled.div`${fieldLook}`
const Help = styled.span`
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.size.small};
`
const Fault = styled.span`
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 600;
`
