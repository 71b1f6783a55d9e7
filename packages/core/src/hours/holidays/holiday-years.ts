/** The years whose holidays are known. Less than ten: the table writes a year as a digit. */
export const holidayYears = { first: 2026, count: 8 } as const;
