// Written by `npm run messages` from the catalogues of the notices. Do not edit.
const hashes = {
  'passenger-notes': {
    '1.2': {
      zh: 'oycuB40zrVdlNmGgLeZ-GfHlvgk52GkP4ptmViF8tm8',
      en: 'ap_Lz8vEnvnmVIK_uZNwF2LWIf_JVQ9PsdqVzLzPosY',
      ja: '600K-DY2_1WtZ-qln3fklzhmtONsXkckIYPF34InZuk',
      ko: 'N04jKQW7J_kPDWYGrkxa32ve6HFIe5ibbyD_pqysRF4',
      ru: 'SGixew-pUNkCuN1_bhimHWkgCHYVAp3RNpReV556NbU',
    },
    '1.1': {
      zh: 'oycuB40zrVdlNmGgLeZ-GfHlvgk52GkP4ptmViF8tm8',
      en: 'ap_Lz8vEnvnmVIK_uZNwF2LWIf_JVQ9PsdqVzLzPosY',
      ja: '0T6yR3Fqegev5jO4_QFbXv5zbsV1dQJJk2AWTrEj4kw',
      ko: 'N04jKQW7J_kPDWYGrkxa32ve6HFIe5ibbyD_pqysRF4',
      ru: 'SGixew-pUNkCuN1_bhimHWkgCHYVAp3RNpReV556NbU',
    },
    '1.0': {
      zh: 'oycuB40zrVdlNmGgLeZ-GfHlvgk52GkP4ptmViF8tm8',
      en: 'ap_Lz8vEnvnmVIK_uZNwF2LWIf_JVQ9PsdqVzLzPosY',
      ja: '0T6yR3Fqegev5jO4_QFbXv5zbsV1dQJJk2AWTrEj4kw',
      ko: '6fkNlM6NKkQDEA_vEQ-gPqfFPzZz_PxKbYqshKpcjog',
      ru: 'SGixew-pUNkCuN1_bhimHWkgCHYVAp3RNpReV556NbU',
    },
  },
  'online-ticket': {
    '1.1': {
      zh: 'HURXxiJlv0zoRwCDKEDcBygSjSZua5N5EfTt10yNTgk',
      en: 'AHJGbybJF5mctC70szKYntBuyi4Dh_4g-K2gZzVG_gM',
      ja: '5C4yh0bd8Q8d9P9dyFxf-BRQN3tF-kb8SVmk6vxJb3M',
      ko: 'H0haTletp8JbVbOZBAVlqCtnJSFZgOujCqe19JJMIwM',
      ru: 'N9DLGW3LHjRlwpZ7HEe9x86It7Y5MZy0MDUSLVS_2rM',
    },
    '1.0': {
      zh: 'HURXxiJlv0zoRwCDKEDcBygSjSZua5N5EfTt10yNTgk',
      en: 'AHJGbybJF5mctC70szKYntBuyi4Dh_4g-K2gZzVG_gM',
      ja: 'z_wd6FjFsNrd6f5YI4nD39eFJZYMm9Pj6GcNp1YL0HA',
      ko: 'H0haTletp8JbVbOZBAVlqCtnJSFZgOujCqe19JJMIwM',
      ru: 'N9DLGW3LHjRlwpZ7HEe9x86It7Y5MZy0MDUSLVS_2rM',
    },
  },
  'dangerous-goods': {
    '1.0': {
      zh: '_jzRE19xAKYDjSslKJb9_joex-QfP1KhSLD9wtEAZzY',
      en: '8Wf56qthkf06kxLsqqX_0Cj11ZEybAtEevUjAxckwKg',
      ja: 'miWi8hUzEmCfYsXUCEPa0Tys1jHwGLBkYXReaUGYLPY',
      ko: 'z6sg_jvFzIxSverQusysXuTIya2_Tn-26xnraq2vi_E',
      ru: 'UjDQcrbAApcC1pKAAeEv2eSmf0r9bSZNaE6QWq2Hk7I',
    },
  },
  'free-baggage': {
    '1.1': {
      zh: 'BYCde--a7bNvDBimNC7jB9d6jEMTxO_eqU7Iudw2Qwk',
      en: '2LfMTAzTxxR1Vq4BlT5MVQy3EDDT0TG7SloYwU-4SSA',
      ja: '1URWvLBcbenb6BUUAWET0Xz869pN4Kl5gyYZA6J5fxs',
      ko: 'Jil9Cxn7PSNgIr__Fduk25AAtwwRFcO_dtpXS3lQKC0',
      ru: 'GbqOuJQt8t02BkJqK9o-JW7Yki0A2_WuDISb_qEJiAc',
    },
    '1.0': {
      zh: 'BYCde--a7bNvDBimNC7jB9d6jEMTxO_eqU7Iudw2Qwk',
      en: '2LfMTAzTxxR1Vq4BlT5MVQy3EDDT0TG7SloYwU-4SSA',
      ja: 'FRZFzbJr-itaEM72NlhuYVku3-HIhhnBOrTqfjoeeoY',
      ko: 'Jil9Cxn7PSNgIr__Fduk25AAtwwRFcO_dtpXS3lQKC0',
      ru: 'GbqOuJQt8t02BkJqK9o-JW7Yki0A2_WuDISb_qEJiAc',
    },
  },
  'special-passengers': {
    '1.1': {
      zh: 'Hr8nFdobPxke8oSql4PBUDmBlPBTxe1kHmtDIKlya20',
      en: 'FJOe8dIfiOibqv4BtVNit7-qkmGuzTFubCPx67z63mI',
      ja: 'RY8DIirROSRpd1XZdiGWDu4i2lmWwyBnouKBW-HPZts',
      ko: 'goazHkcmuqFjITLHyNztVl3uXiNqEg6TBCVpEcvyMF8',
      ru: 'wMaGXh-XBp2Wr_PBEwn8cJYLHpzeDscI0EFiQILR6B4',
    },
    '1.0': {
      zh: 'Hr8nFdobPxke8oSql4PBUDmBlPBTxe1kHmtDIKlya20',
      en: 'FJOe8dIfiOibqv4BtVNit7-qkmGuzTFubCPx67z63mI',
      ja: 'WRX82Kl3ZYTpul-IL5J_LTV0JR9lMJrUg3KBPgVMCEs',
      ko: 'goazHkcmuqFjITLHyNztVl3uXiNqEg6TBCVpEcvyMF8',
      ru: 'wMaGXh-XBp2Wr_PBEwn8cJYLHpzeDscI0EFiQILR6B4',
    },
  },
  'conditions-of-carriage': {
    '1.1': {
      zh: 'HDcsA8UXAW8P4LP9DARoWXLyDobv0Jo0fFTGWlKxGZ0',
      en: 'wD4oZYgTPLewnHVp29wbB3Fy7aQjKzBmLc1vkI4XYOM',
      ja: 'aQXja8CozM_k_8jiXQhQC9mbbrUC7SMiXCV9FmXpSKI',
      ko: 'EKXDSLqO-gJtBdIjg6IWgaGP7p6rZGTC0NaoNcRW7RY',
      ru: 'f7IRqYqj8IiXkqPH4NdHD9APydCWaHWxvbrossiCFiM',
    },
    '1.0': {
      zh: 'HDcsA8UXAW8P4LP9DARoWXLyDobv0Jo0fFTGWlKxGZ0',
      en: 'wD4oZYgTPLewnHVp29wbB3Fy7aQjKzBmLc1vkI4XYOM',
      ja: 'FiR9LXw-YsDcZXdAwlvG1iDBrVOyNT1hYPdh2YywWSo',
      ko: 'EKXDSLqO-gJtBdIjg6IWgaGP7p6rZGTC0NaoNcRW7RY',
      ru: 'f7IRqYqj8IiXkqPH4NdHD9APydCWaHWxvbrossiCFiM',
    },
  },
  'international-refund': {
    '1.1': {
      zh: 'L-UInN8Vg7fltTIS0kA25oLb3Hb6-Rg2iYAsKA5d8_g',
      en: 'th0BVtLoQ_-a_vg97WZGnXcQK47_XsU33lg9swxnIn4',
      ja: 'uM1eY8_qtpS5ujKR3cY0IUYlmjuhdEo0meoZmcsn6zo',
      ko: 'L7bLPRAJPNKHICGGaKWOnsRv272jQBmkK-VSO0b6cYY',
      ru: 'dAw-U7teFgJ02nE--6JlAdzBLYamZCFsBchDSHb_PBo',
    },
    '1.0': {
      zh: 'L-UInN8Vg7fltTIS0kA25oLb3Hb6-Rg2iYAsKA5d8_g',
      en: 'th0BVtLoQ_-a_vg97WZGnXcQK47_XsU33lg9swxnIn4',
      ja: 'S643ZjBhZbDKFZt0F7Knp8D0r90GNtUDUL8QOrksTgU',
      ko: 'L7bLPRAJPNKHICGGaKWOnsRv272jQBmkK-VSO0b6cYY',
      ru: 'dAw-U7teFgJ02nE--6JlAdzBLYamZCFsBchDSHb_PBo',
    },
  },
  'us-electronics': {
    '1.1': {
      zh: 'DqjWz-02bbngcwwgAplbiZWSi7eQEi1lwE9iVztg6uY',
      en: 'y0f-ux8Z51sP0j0A_g9J6dpdfIoHQ39EXQG_1GaHayw',
      ja: 'yLwICu0HKj8rPS5ZCL23YBBP6nJw2uGJwcOQ7e7sC3A',
      ko: '7-h1IgDgEQMMLgqVp05ZBNkozCkeUSlr1_b-EqRckas',
      ru: 'jB-nMDs_An0IvwoQyEdcpiDWJfsw30fU6xft1210xcs',
    },
    '1.0': {
      zh: 'DqjWz-02bbngcwwgAplbiZWSi7eQEi1lwE9iVztg6uY',
      en: 'y0f-ux8Z51sP0j0A_g9J6dpdfIoHQ39EXQG_1GaHayw',
      ja: 'yLwICu0HKj8rPS5ZCL23YBBP6nJw2uGJwcOQ7e7sC3A',
      ko: 'iyYRjrAGRPgQ9HKkdafCMJ_MhpmJ5fdkBdOulq5GSSk',
      ru: 'jB-nMDs_An0IvwoQyEdcpiDWJfsw30fU6xft1210xcs',
    },
  },
  'coupon-use': {
    '1.1': {
      zh: 'QgMw_UwWxBymYQDCh42t1yaNWMWlu9rG9VKZMuBjgXY',
      en: 'pBIpvssjSnhKm74CiRx50SDNAM80IdqrWXIKKJbj0r8',
      ja: '18Xxc6IAnkL_a_WDOIQaO-HFVGICsXJFWJy4Eme2iCQ',
      ko: 'nzeHAEjlZL5kOth6m7RdQC4nv4IzNFYf6Ml-zZSKYBE',
      ru: 'mukS7I1P263UpH09gX7WJzJioMOMsiKV9_tkGWOZl9c',
    },
    '1.0': {
      zh: 'QgMw_UwWxBymYQDCh42t1yaNWMWlu9rG9VKZMuBjgXY',
      en: 'pBIpvssjSnhKm74CiRx50SDNAM80IdqrWXIKKJbj0r8',
      ja: 'ExKYyw5DEBPdMO_9BO_AL-0I76RcUOWeCPrTC0PerdM',
      ko: 'nzeHAEjlZL5kOth6m7RdQC4nv4IzNFYf6Ml-zZSKYBE',
      ru: 'mukS7I1P263UpH09gX7WJzJioMOMsiKV9_tkGWOZl9c',
    },
  },
  'mileage-rules': {
    '1.1': {
      zh: '4ZXQoJ7JqYicJJn0VUboWL-ih3tMIJ92XgjfTPq1THU',
      en: 'Zw9bRQsq5joueHaBQNoG-J9oTAF9hNgpUHdeD2hV8Bk',
      ja: 'QaMP7IJRcpv6cVjuHzlXPbW-vUc5zFqzH2EXAzhlYtw',
      ko: 'rYR17DM2dJvFd_-jWLKZ3H5mUo_rztpF-Jt7lA-xfFI',
      ru: '5Je8BtPTUF4nQlIig45mKusLvVn-w1SkMXt7KbW4RzM',
    },
    '1.0': {
      zh: 'wo_9bjNspGTps-ndqZU-sSFUVfIyqrh5E75p6bBFmFs',
      en: 'vX-t0Qnonlj6UO5F9Mu_o80PdDCNOR8klcPFnbKnaB4',
      ja: 'krl2KK4erNxqmVJsYnXkBDVXUXSI_YGEQiMmtOQjGn4',
      ko: 'OwOb0icht9eYNeLlSeuHPe5ke8Nlv0v_rL2-71s42RE',
      ru: '09p0jqdRURiIANfu4-5GzGgk3hhIsYloVGCKzs-FTZM',
    },
  },
  privacy: {
    '1.1': {
      zh: 'PhG8vArOpPbWDpk8M0HGQFTwaC_QD_b5MatCvHJWoVk',
      en: '3G_ilMBg_D7t11-kzVaNra311-v4sC0a0F15RJloY70',
      ja: 'g2M7tpSzqzmWDwMsf19Fii-0QSiknfl020U3LeG7f6s',
      ko: 'ht06Se9k15f2Xq0C51ZrbcsQWDHUUPAE6mz-dga3fwA',
      ru: 'B5ELIhGJM5er0t5tR8ejyFBdmlUh0TF8N4JT3-h66XI',
    },
    '1.0': {
      zh: '-qxMgoZABM3DDWwL0XvxelgQ97WKezbCasKHwiEY-No',
      en: 'kr9ME_Bgmy8x4E6C8LXRxjv18dyRJ2FWFuAWe0bzFdM',
      ja: 'K-qeDIdmx92_Seb2tn1HDtkC74WSq-KWijDpPsVh32I',
      ko: 'VHClNgJeK7uJjyzlRRhq_L0RyMUX9yG2sUufOATwj8w',
      ru: '9oi6QwkYN9gCyaJrIrdhCJOynYdUHyt_7yX0cqnwoZY',
    },
  },
};

/** SHA-256 of the text of a notice, by version and language. */
export const noticeHashes: Readonly<
  Record<keyof typeof hashes, Readonly<Record<string, Readonly<Record<string, string>>>>>
> = hashes;
