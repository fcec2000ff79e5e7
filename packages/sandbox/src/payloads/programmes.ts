import { activityIds } from '../programmes/activities.ts';
import type { Payloads } from './payload.ts';

export const programmesPayloads = {
  contentPage: { page: 'youth.home' },
  youthActivity: { id: activityIds.open },
  applyForYouth: {
    name: '林海',
    phone: '+86 13912340987',
    email: '',
    occupation: 'student',
    organisation: '东海大学',
  },
  coursePoints: { period: 'current' },
} satisfies Payloads;
