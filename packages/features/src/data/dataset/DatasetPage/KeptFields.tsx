import { addressOf, type DatasetQuery } from './pageState.ts'

/** Hidden fields that keep the state of the page when a form is sent; a field of the form with the same name comes after them. */
export const KeptFields = ({ query }: { query: DatasetQuery }) =>
  Object.entries(addressOf(query)).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
