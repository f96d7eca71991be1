/** The application of an enterprise, which settings show too. Visitors load neither its texts nor its styles. */
export const companyForm = { ns: ['identity'], styledAs: 'users/v2/ent-setting-certification' }
