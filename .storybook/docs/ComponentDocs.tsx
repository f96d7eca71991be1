import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'

/** One line of the keyboard table: the keys, and what they do. `parameters.keyboard` of a meta. */
type KeyRow = readonly [keys: string, does: string]

/** The docs page of every component: when to use it and when not, how the keyboard works it, then its stories. */
export function ComponentDocs() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Keyboard />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}

function Keyboard() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const rows: readonly KeyRow[] = preparedMeta.parameters.keyboard ?? []
  if (rows.length === 0) return null
  return (
    <>
      <h2 id="keyboard">Keyboard</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">What they do</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([keys, does]) => (
            <tr key={keys}>
              <td>
                <kbd>{keys}</kbd>
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
