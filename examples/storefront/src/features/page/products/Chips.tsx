import { styled } from "styled-components"

interface ChipsProps {
  /** Of the group of radio buttons. */
  name: string
  legend: string
  options: readonly (readonly [value: string, text: string])[]
  value: string | undefined
  onChange: (value: string) => void
}

/** One of a few, each a target of its own; the browser's radio buttons with their keys. */
export const Chips = ({ name, legend, options, value, onChange }: ChipsProps) => (
  <Group>
    <legend>{legend}</legend>
    <div>
      {options.map(([option, text]) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  </Group>
)

const Group = styled.fieldset`
  border: 0;
  padding: 0;
  margin: 0;
  min-width: 0;
  legend { padding: 0; margin-bottom: ${({ theme }) => theme.space[2]}; font-weight: 600; }
  div { display: flex; flex-wrap: wrap; gap: ${({ theme }) => theme.space[2]}; }
  label { position: relative; }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  span {
    display: grid;
    place-items: center;
    min-height: 44px;
    padding-inline: ${({ theme }) => theme.space[4]};
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.surfaceRaised};
    font-variant-numeric: tabular-nums;
  }
  input:hover + span { background: ${({ theme }) => theme.color.surfaceSunken}; }
  input:checked + span {
    border-color: ${({ theme }) => theme.color.accent};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accentSoft};
    font-weight: 600;
  }
  input:focus-visible + span { outline: 3px solid ${({ theme }) => theme.color.focus}; outline-offset: 2px; }
`
