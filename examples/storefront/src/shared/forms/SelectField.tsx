import { ChevronDown } from "lucide-react"
import { useId } from "react"
import { styled } from "styled-components"

interface SelectFieldProps {
  /** In the address of a form that is sent without a script. */
  name?: string
  label: string
  /** Read out, not shown. */
  hideLabel?: boolean
  value: string
  autoComplete?: string
  isRequired?: boolean
  error?: string | undefined
  onBlur?: () => void
  options: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
}

/** The system's own list: the surest one on a phone and for a screen reader. */
export function SelectField({
  name,
  label,
  hideLabel = false,
  autoComplete,
  value,
  options,
  isRequired = false,
  error,
  onBlur,
  onChange,
}: SelectFieldProps) {
  const id = useId()
  return (
    <Field>
      {!hideLabel && <label htmlFor={id}>{label}</label>}
      <Frame>
        <select
          id={id}
          name={name}
          {...(hideLabel ? { "aria-label": label } : {})}
          autoComplete={autoComplete}
          aria-required={isRequired || undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-note`}
          onBlur={onBlur}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
      </Frame>
      {error !== undefined && (
        <Fault id={`${id}-note`} data-fault="">
          {error}
        </Fault>
      )}
    </Field>
  )
}

const Field = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  align-content: start;
  min-width: 0;
  label { font-weight: 600; }
`
const Fault = styled.span`
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 600;
`
const Frame = styled.div`
  position: relative;
  select {
    width: 100%;
    min-height: 48px;
    padding: ${({ theme }) => `${theme.space[2]} 40px ${theme.space[2]} ${theme.space[3]}`};
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.surfaceRaised};
    color: ${({ theme }) => theme.color.ink};
    appearance: none;
    text-overflow: ellipsis;
  }
  svg { position: absolute; inset: 0 12px 0 auto; margin-block: auto; pointer-events: none; }
`
