export * from '../src/rules/bill.ts';
export * from '../src/rules/csv.ts';
export * from '../src/rules/days.ts';
export * from '../src/rules/greeting.ts';
export * from '../src/rules/journey.ts';
export * from '../src/rules/member.ts';
export * from '../src/rules/points.ts';
export * from '../src/rules/search.ts';
