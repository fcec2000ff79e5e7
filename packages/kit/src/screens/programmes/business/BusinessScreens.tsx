import { CampaignScreen } from './CampaignScreen.tsx';

/** /business/home: what there is for business travel, and its campaigns. */
export const BusinessHomeScreen = () => <CampaignScreen page="home" />;
/** /business/yxdf: more points on routes that are flown often. */
export const CampaignYxdfScreen = () => <CampaignScreen page="yxdf" />;
/** /business/bwgyx: museums with a boarding pass. */
export const CampaignBwgyxScreen = () => <CampaignScreen page="bwgyx" />;
/** /business/ciie2024: what there was for the import expo of 2024. */
export const CampaignCiie2024Screen = () => <CampaignScreen page="ciie2024" />;
/** /business/gbyx: the lounges. */
export const CampaignGbyxScreen = () => <CampaignScreen page="gbyx" />;
